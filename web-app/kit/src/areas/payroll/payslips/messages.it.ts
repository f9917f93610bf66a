import { translation } from '../../../i18n/translation'
import type english from './messages.en'

export default translation<'it', typeof english>()({
  payslip: 'Busta paga {{period}}',
  reversal: 'Storno',
  reversed: 'Stornata',
  returned: 'Restituito dalla banca',
  line: 'Voce',
  thisPayslip: 'Questa busta paga',
  yearToDate: 'Da inizio anno, {{year}}',
  basic: 'Retribuzione base',
  gross: 'Retribuzione lorda',
  deductions: 'Trattenute',
  expenses: 'Spese rimborsate',
  net: 'Retribuzione netta',
  about:
    'Le buste paga contano nell’anno della data di pagamento, compresi storni e correzioni. Le imposte sono tra le trattenute.',
  download: 'Scarica',
  close: 'Chiudi',
  statements: 'Riepiloghi annuali',
  year: 'Anno',
  payslips: 'Buste paga',
  count_one: '{{count}} busta paga',
  count_many: '{{count}} di buste paga',
  count_other: '{{count}} buste paga',
  get: 'Scarica',
  pdfOf: 'Riepilogo {{year}} in PDF',
  csvOf: 'Riepilogo {{year}} in CSV',
})
