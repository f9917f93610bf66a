import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'es', typeof english>()({
  title: 'Espacios de trabajo',
  switch: 'Cambiar',
  current: 'Actual',
  add: 'Añadir espacio de trabajo',
  empty: 'Sin espacio de trabajo, crea uno',
  basic: 'Información básica',
  basicText:
    'Tu empresa recibe su propio espacio de trabajo, con una oficina, roles, tipos de ausencia y una política de ausencias.',
  name: 'Nombre de la empresa',
  country: 'País',
  choose: 'Elegir',
  currency: 'Moneda',
  currencyHint: 'Para nóminas, gastos y facturas, salvo que indiquen otra.',
  create: 'Crear',
  setup: {
    title: 'Configurar {{name}}',
    progress: 'Configuración {{done}} de {{all}}',
    steps: 'Todos los pasos de configuración',
    hide: 'Ocultar',
    address: 'Introduce la dirección de tu oficina principal',
    logo: 'Añade tu logotipo',
    holidays: 'Importa los festivos de tu oficina',
    people: 'Añade o importa a tus empleados',
    contracts: 'Añade contratos con salario y días laborables',
    account: 'Introduce la cuenta bancaria con la que se pagan los salarios',
    invoicing: 'Introduce los datos de tu empresa para las facturas',
    project: 'Crea el primer proyecto',
  },
  loading: 'Cargando…',
})
