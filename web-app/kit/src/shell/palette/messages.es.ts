import { translation } from '../../i18n/translation'
import type english from './messages.en'

export default translation<'es', typeof english>()({
  recent: 'Reciente',
  placeholder: 'Busca páginas, personas, registros y acciones',
  pages: 'Páginas',
  people: 'Personas',
  projects: 'Proyectos',
  clients: 'Clientes',
  invoices: 'Facturas',
  draft: 'Borrador para {{name}}',
  actions: 'Acciones',
  empty: 'No se ha encontrado nada para «{{q}}».',
  back: 'Todos los resultados',
})
