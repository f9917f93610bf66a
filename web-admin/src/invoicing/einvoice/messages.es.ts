import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'es', typeof english>()({
  title: 'Factura electrónica',
  ready: 'Lista',
  incomplete: 'Incompleta',
  embedded:
    'El PDF contiene la factura electrónica (Factur-X). Los programas también pueden leerla como archivo aparte:',
  missing:
    'A la factura electrónica (EN 16931) le faltan datos. Una factura emitida no cambia nunca, así que lo que introduzcas cuenta para la siguiente.',
  ubl: 'Descargar UBL',
  cii: 'Descargar CII',
})
