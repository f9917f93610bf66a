import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'es', typeof english>()({
  tab: 'Recibos',
  period: 'Periodo',
  payDate: 'Fecha de pago',
  paidOn: 'Pagado el',
  mark: 'Clase',
  gross: 'Bruto',
  net: 'Neto',
  download: 'Descargar',
  downloadOf: 'Descargar el recibo de nómina de {{period}}',
  why: 'Por qué',
  whyOf: 'Por qué: recibo de nómina de {{period}}',
  failed: 'Algo ha fallado',
  empty: {
    title: 'Aún no hay recibos de nómina',
    text: 'Aquí aparece un recibo por cada ciclo de nómina aprobado que te paga.',
  },
})
