import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  PayrollCategoryAdded: 'Catégorie ajoutée',
  PayrollCategoryRenamed: 'Catégorie renommée',
  OvertimeRuleChanged: 'Règle des heures supplémentaires modifiée',
  OvertimeBonusChanged: 'Prise en compte dans le taux des heures supplémentaires modifiée',
  OvertimeWeekChanged: 'Semaine des heures supplémentaires modifiée',
  PayrollCategoryDeleted: 'Catégorie supprimée',
  PayRunStarted: 'Brouillon commencé',
  PayRunEntriesDrafted: 'Fiches calculées',
  PayRunDrafted: 'Brouillon complet',
  PayRunEntryChanged: 'Fiche modifiée',
  PayRunPayeesChanged: 'Personnes payées modifiées',
  PayRunEntriesRecalculated: 'Fiches recalculées',
  PayRunRecalculated: 'Recalculé',
  PayRunApproved: 'Approuvé',
  PayRunReversed: 'Extourné',
  PayRunAmountsKept: 'Montants conservés sans nom',
  PayRunDeleted: 'Supprimé',
  PayBooksChanged: 'Comptes comptables modifiés',
  PayJournalExported: 'Fichier de journal créé',
} satisfies NamesLike<typeof english>
