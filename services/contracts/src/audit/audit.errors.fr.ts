import { errorWords } from '../kernel/errors'
import type { auditErrors } from './audit.errors'

export const auditErrorsFr = errorWords<'fr', typeof auditErrors>()({
  'audit.filter_name': 'Donnez un nom au filtre.',
  'audit.filter_taken': 'Vous avez déjà un filtre enregistré portant ce nom.',
  'audit.filter_most': 'Vous avez déjà {most} filtres enregistrés. Supprimez-en un d’abord.',
  'evidence.busy':
    'Deux dossiers de preuves de cette entreprise sont déjà en préparation ou en attente. Réessayez dans trente secondes.',
  'evidence.too_many':
    'La sélection couvre plus de {most} événements, le maximum pour un dossier de preuves. Choisissez une période plus courte.',
})
