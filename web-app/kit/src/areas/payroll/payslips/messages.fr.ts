import { translation } from '../../../i18n/translation'
import type english from './messages.en'

export default translation<'fr', typeof english>()({
  payslip: 'Bulletin de paie de {{period}}',
  reversal: 'Extourne',
  reversed: 'Extourné',
  returned: 'Retourné par la banque',
  line: 'Ligne',
  thisPayslip: 'Ce bulletin',
  yearToDate: 'Cumul annuel {{year}}',
  basic: 'Salaire de base',
  gross: 'Salaire brut',
  deductions: 'Retenues',
  expenses: 'Frais remboursés',
  net: 'Salaire net',
  about:
    'Les bulletins comptent dans l’année de leur date de paie, extournes et corrections comprises. Les impôts figurent parmi les retenues.',
  download: 'Télécharger',
  close: 'Fermer',
  statements: 'Relevés annuels de paie',
  year: 'Année',
  payslips: 'Bulletins de paie',
  count_one: '{{count}} bulletin de paie',
  count_many: '{{count}} de bulletins de paie',
  count_other: '{{count}} bulletins de paie',
  get: 'Télécharger',
  pdfOf: 'Relevé de {{year}} en PDF',
  csvOf: 'Relevé de {{year}} en CSV',
})
