import { translation } from '../../i18n/translation'
import type english from './messages.en'

export default translation<'es', typeof english>()({
  tab: 'Cuenta bancaria',
  title: 'Cuenta bancaria',
  empty: {
    title: 'Aún no hay cuenta bancaria',
    text: 'Para transferir la nómina hace falta una cuenta.',
  },
  add: 'Añadir cuenta',
  change: 'Cambiar cuenta',
  holder: 'Titular de la cuenta',
  iban: 'IBAN',
  kind: 'Categoría de cuenta',
  sortCode: 'Sort code',
  routingNumber: 'Routing number',
  accountType: 'Tipo de cuenta',
  otherHint: 'Para bancos sin IBAN, sort code ni routing number.',
  bic: 'BIC',
  number: 'Número de cuenta',
  routing: 'Código del banco',
  changed: 'Último cambio',
  changedBy: '{{time}} por {{name}}',
  password: 'Tu contraseña actual',
  told: 'El empleado recibe un correo sobre el cambio y el siguiente ciclo de nómina lo muestra.',
  toldYou: 'Recibes un correo sobre el cambio y el siguiente ciclo de nómina lo muestra.',
  saved: 'La cuenta bancaria se ha guardado.',
  remove: 'Quitar cuenta',
  removeTitle: '¿Quitar la cuenta bancaria?',
  removeText:
    'No se transfiere nada hasta que se introduzca otra cuenta. El empleado recibe un correo.',
  removeYours:
    'No se transfiere nada hasta que introduzcas otra cuenta. Recibes un correo sobre ello.',
  removed: 'La cuenta bancaria se ha quitado.',
  history: 'Historial',
  locked: 'Con una sesión en nombre de otra persona no puedes cambiar su cuenta bancaria.',
})
