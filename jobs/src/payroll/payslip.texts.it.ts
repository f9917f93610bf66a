import { counted } from '@workledger/contracts/kernel/written'
import type { en } from './payslip.texts.en'

export const it: typeof en = {
  title: 'Busta paga',
  reversal: 'Storno di una busta paga',
  employee: 'Dipendente',
  oid: 'Matricola',
  designation: 'Qualifica',
  department: 'Reparto',
  office: 'Sede',
  period: 'Periodo di paga',
  payDate: 'Data di pagamento',
  earnings: 'Competenze',
  deductions: 'Trattenute',
  basic: 'Retribuzione base',
  gross: 'Retribuzione lorda',
  totalDeductions: 'Totale trattenute',
  expenses: 'Spese rimborsate',
  totalExpenses: 'Totale spese',
  net: 'Retribuzione netta',
  rates: {
    monthly: 'al mese',
    yearly: 'all’anno',
    weekly: 'alla settimana',
    hourly: 'all’ora',
  },
  rate: (money, per) => `${money} ${per}`,
  days: (days, of, count) =>
    counted('it', count, {
      one: `${days} di ${of} giorno lavorativo`,
      other: `${days} di ${of} giorni lavorativi`,
    }),
  weekDays: (days, of, count) =>
    counted('it', count, {
      one: `${days} giorno lavorativo, ${of} alla settimana`,
      other: `${days} giorni lavorativi, ${of} alla settimana`,
    }),
  hours: (hours, count) => counted('it', count, { one: `${hours} ora`, other: `${hours} ore` }),
  percent: (value, of) => `${value} della retribuzione base di ${of}`,
  unpaid: 'Assenza non retribuita',
  leave: 'Assenza retribuita',
  holidays: 'Festività',
  leaveDays: (days, count) =>
    counted('it', count, { one: `${days} giorno`, other: `${days} giorni` }),
  hoursPaidOut: 'Ore pagate',
  unusedLeave: 'Ferie non godute',
  overdrawnLeave: 'Ferie godute in eccesso',
  carried: (value, carried) => `${value} meno ${carried} riportati alla prossima elaborazione`,
  carriedIn: 'riportata da un’elaborazione precedente',
  correction: (name, period) => `Correzione: ${name} · ${period}`,
  nowAndThen: (now, then) => `${now} meno ${then} pagati allora`,
  yearToDate: (year) => `Da inizio anno, ${year}`,
  statement: (year) => `Riepilogo annuale delle retribuzioni ${year}`,
  questions: 'Domande',
  payslips: 'Buste paga',
  byLine: 'Per voce',
  total: 'Totale',
  statementFooter:
    'Le buste paga contano nell’anno della data di pagamento, compresi storni e correzioni. Le imposte sono tra le trattenute.',
  footer:
    'Ogni voce è arrotondata separatamente all’unità più piccola della valuta; i totali sono somme di voci arrotondate.',
}
