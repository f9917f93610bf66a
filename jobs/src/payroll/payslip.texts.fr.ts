import { counted } from '@workledger/contracts/kernel/written'
import type { en } from './payslip.texts.en'

export const fr: typeof en = {
  title: 'Bulletin de paie',
  reversal: 'Extourne d’un bulletin de paie',
  employee: 'Salarié',
  oid: 'Matricule',
  designation: 'Poste',
  department: 'Service',
  office: 'Site',
  period: 'Période de paie',
  payDate: 'Date de paie',
  earnings: 'Rémunération',
  deductions: 'Retenues',
  basic: 'Salaire de base',
  gross: 'Salaire brut',
  totalDeductions: 'Total des retenues',
  expenses: 'Frais remboursés',
  totalExpenses: 'Total des frais',
  net: 'Salaire net',
  rates: { monthly: 'par mois', yearly: 'par an', weekly: 'par semaine', hourly: 'par heure' },
  rate: (money, per) => `${money} ${per}`,
  days: (days, of, count) =>
    counted('fr', count, {
      one: `${days} sur ${of} jour ouvré`,
      other: `${days} sur ${of} jours ouvrés`,
    }),
  weekDays: (days, of, count) =>
    counted('fr', count, {
      one: `${days} jour ouvré, ${of} par semaine`,
      other: `${days} jours ouvrés, ${of} par semaine`,
    }),
  hours: (hours, count) =>
    counted('fr', count, { one: `${hours} heure`, other: `${hours} heures` }),
  percent: (value, of) => `${value} du salaire de base de ${of}`,
  unpaid: 'Congé sans solde',
  leave: 'Congés rémunérés',
  holidays: 'Jours fériés',
  leaveDays: (days, count) => counted('fr', count, { one: `${days} jour`, other: `${days} jours` }),
  hoursPaidOut: 'Heures payées',
  unusedLeave: 'Congés non pris',
  overdrawnLeave: 'Congés pris en trop',
  carried: (value, carried) => `${value} moins ${carried} reportés sur le prochain cycle`,
  carriedIn: 'reliquat d’un cycle précédent',
  correction: (name, period) => `Correction : ${name} · ${period}`,
  nowAndThen: (now, then) => `${now} moins ${then} versés alors`,
  yearToDate: (year) => `Cumul annuel ${year}`,
  statement: (year) => `Relevé annuel de paie ${year}`,
  questions: 'Questions',
  payslips: 'Bulletins de paie',
  byLine: 'Par ligne',
  total: 'Total',
  statementFooter:
    'Les bulletins comptent dans l’année de leur date de paie, extournes et corrections comprises. Les impôts figurent parmi les retenues.',
  footer:
    'Chaque ligne est arrondie séparément à la plus petite unité de la devise ; les totaux sont les sommes des lignes arrondies.',
}
