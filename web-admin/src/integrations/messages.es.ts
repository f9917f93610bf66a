import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'es', typeof english>()({
  page: 'Tokens de API',
  tabs: { tokens: 'Tokens', accounts: 'Cuentas de servicio' },
  token: {
    name: 'Nombre',
    actsAs: 'Actúa como',
    held: 'Token de {{name}}',
    all: 'Todos',
    open: 'Acciones para {{name}}',
    grant: 'Conceder {{scope}}',
    grantTitle: '¿Conceder {{scope}}?',
    grantText:
      'Después, el token {{name}} puede decidir aquí. El permiso vale cuando dos administradores lo han concedido.',
    grantAction: 'Conceder',
    grantedByYou: 'Concedido por ti',
    granted: 'Concedido. Debe concederlo otro administrador más.',
    grantedAll: 'Concedido. El token ya puede usarlo.',
    withdraw: 'Retirar {{scope}}',
    withdrawTitle: '¿Retirar {{scope}}?',
    withdrawText:
      'El token {{name}} ya no puede decidir aquí. Dos administradores deben concederlo de nuevo.',
    withdrawAction: 'Retirar',
    withdrawn: 'Permiso retirado',
    history: 'Historial',
    unknown: 'Desconocido',
    emptyTitle: 'No hay tokens de API',
    emptyText:
      'Cada persona crea sus tokens en Mi cuenta. Un token de la empresa pertenece a una cuenta de servicio.',
  },
  account: {
    add: 'Añadir cuenta de servicio',
    edit: 'Cambiar la cuenta de servicio',
    nameHint: 'Los historiales muestran este nombre, por ejemplo, Exportación de nóminas.',
    none: 'Ninguno',
    make: 'Crear token',
    asOther: 'No mientras actúas en nombre de otra persona',
    remove: 'Quitar',
    removeTitle: '¿Quitar {{name}}?',
    removeText_one:
      '{{count}} token activo termina de inmediato. Los historiales conservan el nombre.',
    removeText_many:
      '{{count}} de tokens activos terminan de inmediato. Los historiales conservan el nombre.',
    removeText_other:
      '{{count}} tokens activos terminan de inmediato. Los historiales conservan el nombre.',
    show: 'Tokens activos de {{name}}: {{count}}',
    emptyTitle: 'No hay cuentas de servicio',
    emptyText:
      'Con una cuenta de servicio, un programa actúa con un nombre propio y no con el de una persona.',
    added: 'Cuenta de servicio añadida',
    changed: 'Cuenta de servicio cambiada',
    removed: 'Cuenta de servicio quitada',
  },
})
