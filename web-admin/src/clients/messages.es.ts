import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'es', typeof english>()({
  page: 'Clientes',
  add: 'Añadir cliente',
  edit: 'Editar cliente',
  name: 'Nombre',
  clientName: 'Nombre del cliente',
  contact: 'Persona de contacto',
  email: 'Correo del contacto',
  phone: 'Teléfono del contacto',
  address: 'Dirección',
  postcode: 'Código postal',
  city: 'Ciudad',
  country: 'País',
  none: 'Ninguno',
  choose: 'Elegir',
  languageHint:
    'Las facturas nuevas, los recordatorios y los correos van en este idioma. Las facturas emitidas conservan el suyo.',
  companysLanguage: 'El idioma de la empresa',
  referenceHint: 'Se imprime en cada factura nueva de este cliente.',
  rate: 'Tarifa por hora',
  rateHint: 'En {{currency}}, la moneda del espacio de trabajo.',
  added: 'Añadido el',
  invoices: 'Facturas',
  delete: 'Eliminar',
  deleteTitle: '¿Eliminar {{name}}?',
  deleteText:
    'Un cliente con proyectos o facturas no se puede eliminar. El historial queda en el registro de eventos.',
  empty: {
    title: 'Aún no hay clientes',
    text: 'Los proyectos y las facturas pertenecen a clientes. Añade el primero.',
    reader: 'Los clientes los añade un administrador.',
  },
  toast: {
    added: 'Cliente añadido',
    edited: 'Cliente editado',
    deleted: 'Cliente eliminado',
    addFailed: 'No se ha podido añadir el cliente',
    editFailed: 'No se ha podido editar',
    deleteFailed: 'No se ha podido eliminar',
  },
})
