import { errorWords } from '../kernel/errors'
import type { operationsErrors } from './operations.errors'

export const operationsErrorsFr = errorWords<'fr', typeof operationsErrors>()({
  'operations.delivered': 'Ce message a déjà été envoyé.',
  'operations.job_settled': 'Cette tâche a déjà été relancée ou abandonnée.',
  'operations.not_blocked': 'Ce flux n’est plus bloqué par cet événement.',
  'operations.not_parked': 'Cet événement n’est plus en attente.',
  'operations.rebuild_required':
    'Cette reconstruction ne peut pas être annulée : soit rien n’est en reconstruction, soit cette version a besoin des nouvelles tables.',
  'operations.under_way': 'Ce message est en cours d’envoi.',
  'operations.withdrawn': 'Cette annonce a été retirée. Veuillez en ajouter une nouvelle.',
  'operations.after_start': 'La fin doit être postérieure au début.',
  'operations.no_projection': 'Cette projection n’existe pas.',
  'operations.most_days': 'Une annonce dure au plus {days} jours.',
  'operations.withheld': 'Son destinataire ne veut pas de ce message par e-mail.',
})
