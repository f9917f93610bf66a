import shared from '@workledger/kit/areas/watch/messages.fr'
import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'fr', typeof english>()({
  page: 'Règles de contrôle',
  audit: 'Audit',
  tabs: { hits: 'Signalements', rules: 'Règles' },
  ...shared,
  about: {
    own_decision:
      'Un salarié a approuvé son propre congé, ses frais ou ses heures, ou a modifié son propre salaire ou ses droits à congés. Y compris lorsque personne d’autre ne le pouvait.',
    same_preparer:
      'Un salarié a approuvé un cycle de paie dont il avait lui-même établi, calculé ou modifié le brouillon. Agir au nom d’une autre personne compte aussi.',
    after_approval:
      'Un congé ou une note de frais a changé après son approbation, un cycle de paie a été extourné, ou une facture a fait l’objet d’un avoir. De même : un contrat, une plage ou une fin d’emploi a modifié des jours déjà payés.',
    outside_band:
      'Un contrat fixe un salaire hors de la fourchette prévue pour sa devise et son type de salaire.',
    weekend_changes:
      'Une personne a modifié de nombreuses fois des salaires ou des comptes bancaires un jour de repos ou un jour férié de l’entreprise.',
    signed_in_as:
      'Un administrateur agissant au nom d’une autre personne a établi, modifié, approuvé ou versé de la paie.',
    put_back:
      'Une règle qui a été autre pendant 14 jours au plus et qui a le plus souvent servi entre-temps : étapes d’approbation, types et politiques de congés, heures supplémentaires, présence, double regard, droits, rôles, responsables, connexion, réseaux ou lieux de pointage.',
    split_request:
      'Notes de frais approuvées d’une personne et d’une catégorie en 3 jours, ou congés qui se suivent, qui restent chacun sous le seuil d’une règle d’étapes et l’atteignent ensemble.',
    sign_in_exception:
      'Une personne est entrée par l’accès d’urgence, ou un administrateur a réinitialisé les seconds facteurs d’une personne.',
  },
  column: {
    rule: 'Règle',
    at: 'Quand',
    by: 'Qui',
    name: 'Concerne',
    what: 'Quoi',
    amount: 'Montant',
    looked: 'Examen',
    note: 'Remarque',
    position: 'Position',
  },
  all: 'Tout',
  open: 'Ouvert',
  looked: 'Examiné',
  lookedBy: 'Examiné par {{name}}',
  empty: {
    title: 'Aucun signalement',
    text: 'Les règles actives listent ici ce qu’elles trouvent dans l’historique.',
  },
  actions: 'Actions pour {{rule}}',
  record: 'Ouvrir l’élément',
  look: {
    title: 'Examiné',
    action: 'Marquer comme examiné',
    hint: 'Ce que vous avez constaté, en 2 000 caractères au plus.',
    done: 'Signalement examiné',
    leave: 'Laisser ouvert',
    left: 'Signalement rouvert',
    edit: 'Modifier la remarque',
  },
  on: 'Active',
  off: 'Inactive',
  hits_one: '{{count}} signalement, dont ouverts : {{open}}',
  hits_many: '{{count}} de signalements, dont ouverts : {{open}}',
  hits_other: '{{count}} signalements, dont ouverts : {{open}}',
  proposal: {
    hint: 'Désactiver ou restreindre une règle demande un second auditeur. À défaut, la modification prend effet après sept jours.',
    saved: 'La modification est proposée. La règle reste inchangée jusqu’à sa confirmation.',
    off: '{{name}} a proposé le {{time}} de désactiver cette règle.',
    weaker: '{{name}} a proposé le {{time}} de restreindre cette règle.',
    needs: 'Un autre auditeur doit la confirmer.',
    waits: 'Personne d’autre ne peut la confirmer : elle prend effet le {{time}}.',
    confirm: 'Confirmer',
    confirmOf: 'Confirmer la proposition pour « {{rule}} »',
    confirmed: 'La règle est modifiée.',
    withdraw: 'Retirer',
    refuse: 'Refuser',
    withdrawOf: 'Retirer la proposition pour « {{rule}} »',
    withdrawn: 'La règle reste inchangée.',
    notice:
      'Une proposition restreindrait la règle de contrôle « {{rule}} ». Un autre auditeur doit la confirmer.',
    noticeWaits:
      'La règle de contrôle « {{rule}} » sera restreinte le {{time}}, car personne d’autre ne peut le confirmer.',
    open: 'Ouvrir les règles',
  },
  set: 'Modifier',
  setOf: 'Modifier « {{rule}} »',
  setTitle: 'Modifier « {{rule}} »',
  saved: 'La règle est modifiée.',
  switch: 'Activer cette règle',
  least: 'Modifications en un jour, à partir de',
  daysOff: 'Jours de repos',
  daysOffHint: 'Les jours fériés de toute l’entreprise sont aussi des jours de repos.',
  bands: 'Fourchettes',
  band: 'Fourchette {{number}}',
  currency: 'Devise',
  type: 'Payé par',
  types: { hourly: 'Heure', weekly: 'Semaine', monthly: 'Mois', yearly: 'Année' },
  from: 'De',
  to: 'À',
  addBand: 'Ajouter une fourchette',
  removeBand: 'Retirer la fourchette {{number}}',
  noBands: 'Pas encore de fourchettes : cette règle ne trouve donc rien.',
  bandIs: 'De {{from}} à {{to}} {{currency}} {{per}}',
  per: { hourly: 'par heure', weekly: 'par semaine', monthly: 'par mois', yearly: 'par an' },
  fromChanges: 'À partir de {{n}} modifications par une même personne',
})
