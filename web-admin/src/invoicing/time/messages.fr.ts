import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'fr', typeof english>()({
  add: 'Ajouter du temps non facturé',
  title: 'Temps non facturé de {{client}}',
  action: 'Ajouter à la facture',
  projects: 'Projets',
  allProjects: 'Tous les projets du client',
  from: 'Du',
  to: 'Au',
  approvedOnly: 'Uniquement le temps approuvé',
  group: 'Une ligne par',
  groups: { project: 'Projet', employee: 'Personne', task: 'Tâche', entry: 'Saisie de temps' },
  rounding: 'Arrondir chaque saisie au supérieur',
  roundings: { '0': 'Sans arrondi', '6': '6 minutes', '15': '15 minutes' },
  rate: 'Taux horaire, {{currency}}',
  rateHint: 'Pour les projets sans taux propre ni taux de leur client.',
  charges: 'Taxes et remise des lignes',
  description: 'Description',
  hours: 'Heures',
  price: 'Prix',
  amount: 'Montant',
  preview: 'Lignes qui seront ajoutées',
  total_one: '{{count}} saisie de temps, {{hours}} h',
  total_many: '{{count}} de saisies de temps, {{hours}} h',
  total_other: '{{count}} saisies de temps, {{hours}} h',
  none: 'Aucun temps non facturé. Seules comptent les saisies terminées et facturables des projets du client.',
  added: 'Temps ajouté à la facture',
  ofLine_one:
    'Facture {{count}} saisie de temps. Supprimer la ligne la rend de nouveau non facturée.',
  ofLine_many:
    'Facture {{count}} de saisies de temps. Supprimer la ligne les rend de nouveau non facturées.',
  ofLine_other:
    'Facture {{count}} saisies de temps. Supprimer la ligne les rend de nouveau non facturées.',
})
