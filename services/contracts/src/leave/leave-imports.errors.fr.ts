import { errorWords } from '../kernel/errors'
import type { leaveImportErrors } from './leave-imports.errors'

export const leaveImportErrorsFr = errorWords<'fr', typeof leaveImportErrors>()({
  'leave_import.file': 'Ce n’est pas un fichier CSV ou XLSX. Exportez les congés en CSV ou Excel.',
  'leave_import.empty': 'Le fichier n’a pas de lignes sous ses en-têtes.',
  'leave_import.too_many':
    'Le fichier est trop grand : au plus {rows} lignes, {columns} colonnes et {characters} caractères par cellule.',
  'leave_import.no_columns':
    'Le fichier n’a pas de colonnes avec une personne, un type de congé et un premier jour.',
  'leave_import.people': 'Les personnes doivent être un objet qui donne un salarié pour un nom.',
  'leave_import.types': 'Les types doivent être un objet qui donne un type de congé pour un nom.',
  'leave_import.date_orders': 'Choisissez day-first ou month-first.',
  'leave_import.date_order':
    'La date {example} peut se lire de deux façons. Choisissez si le jour ou le mois vient d’abord.',
  'leave_import.running_still': 'Cet import est encore en cours. Annulez-le une fois terminé.',
  'leave_import.not_approved': 'Le congé n’y est pas approuvé : « {status} ».',
  'leave_import.type_missing': 'La ligne n’a pas de type de congé.',
  'leave_import.too_long': 'Le texte dépasse {most} caractères.',
  'leave_import.end_before_start': 'La fin précède le début.',
  'leave_import.half_outside': 'La demi-journée n’est pas dans le congé.',
  'leave_import.half_unknown': 'La ligne ne dit pas lequel de ses jours est une demi-journée.',
  'leave_import.not_a_date': '« {text} » n’est pas une date.',
  'leave_import.not_a_time': '« {text} » n’est pas une heure.',
  'leave_import.not_yes_or_no': '« {text} » n’est ni oui ni non.',
  'leave_import.not_an_amount': '« {text} » n’est pas un nombre de jours ou d’heures.',
  'leave_import.left_out': 'Les lignes de {name} sont laissées, comme choisi.',
  'leave_import.no_person': 'Aucun salarié n’est choisi pour {name}.',
  'leave_import.type_left_out': 'Les lignes du type {type} sont laissées, comme choisi.',
  'leave_import.no_type': 'Aucun type de congé n’est choisi pour {type}.',
  'leave_import.own': 'Une autre personne importe vos propres congés.',
  'leave_import.part': '{days} jour n’est ni une moitié ni un quart. Donnez plutôt des heures.',
  'leave_import.other_days':
    'Le fichier dit {said} jours, le calendrier d’ici en compte {counted}.',
  'leave_import.other_hours':
    'Le fichier dit {said} heures, le calendrier d’ici en compte {counted}.',
  'leave_import.paid_days': 'Une paie terminée contient le {day}.',
  'leave_import.closed_month': 'Le mois du {day} est clos dans le compte de temps de travail.',
  'leave_import.closed_year': 'L’année de congés {year} est close.',
  'leave_import.kind_not_approved': 'Le congé n’y est pas approuvé.',
  'leave_import.kind_too_long': 'Un texte est trop long.',
  'leave_import.kind_not_a_date': 'La date est illisible.',
  'leave_import.kind_not_a_time': 'L’heure est illisible.',
  'leave_import.kind_not_yes_or_no': 'La demi-journée n’est ni oui ni non.',
  'leave_import.kind_not_an_amount': 'Le nombre de jours ou d’heures est illisible.',
  'leave_import.kind_left_out': 'La personne est laissée, comme choisi.',
  'leave_import.kind_no_person': 'Aucun salarié n’est choisi pour la personne.',
  'leave_import.kind_type_left_out': 'Le type est laissé, comme choisi.',
  'leave_import.kind_no_type': 'Aucun type de congé n’est choisi pour le type.',
  'leave_import.kind_part': 'La part de jour n’est ni une moitié ni un quart.',
  'leave_import.kind_other_amount': 'Le fichier dit un autre nombre que le calendrier d’ici.',
  'leave_import.kind_paid_days': 'Une paie terminée contient les jours.',
  'leave_import.kind_closed_month': 'Le mois est clos dans le compte de temps de travail.',
  'leave_import.kind_closed_year': 'L’année de congés est close.',
  'leave_import.kind_balance': 'Le solde est trop petit.',
  'leave_import.kind_before_employment': 'Les jours précèdent l’emploi.',
  'leave_import.kind_after_employment': 'Les jours suivent l’emploi.',
  'leave_import.kind_day_full': 'Il reste trop peu de temps de travail ce jour-là.',
  'leave_import.units': 'Choisissez jours ou heures.',
  'leave_import.no_balance_columns':
    'Le fichier n’a pas de colonnes avec une personne et un solde.',
  'leave_import.as_of': 'Le fichier ne dit pas de quel jour sont ses soldes. Choisissez le jour.',
  'leave_import.future_day':
    'Ce jour est à venir. Les soldes sont d’aujourd’hui ou d’un jour passé.',
  'leave_import.balance_missing': 'La ligne n’a pas de solde.',
  'leave_import.type_no_balance':
    'Les congés de ce type ne prennent rien sur les droits à congés et n’ont donc pas de solde ici.',
  'leave_import.twice': 'Le fichier a deux soldes du même type pour cette personne.',
  'leave_import.other_day': 'Les lignes de cette personne sont de jours différents.',
  'leave_import.other_row':
    'Une autre ligne de cette personne ne peut pas être importée, le solde est donc incomplet.',
  'leave_import.no_allowance':
    'Ce jour-là, la personne n’a pas de politique, ou en a une sans limite.',
  'leave_import.no_hours':
    'Aucune heure de travail n’est convenue pour ce jour : les heures ne peuvent pas devenir des jours.',
  'leave_import.has_left': 'L’emploi est terminé. Sa dernière paie règle le solde.',
  'leave_import.unreachable': 'Le compte d’ici ne peut pas avoir ce solde ce jour-là.',
  'leave_import.kind_days_taken': 'Des congés prévus ont besoin de ces jours.',
  'leave_import.kind_before_ledger': 'Le jour précède la première année du compte.',
})
