import { translation } from '@workledger/kit/i18n/translation'
import type english from './ra-messages.en'

/** react-admin's own sentences that the console can show. */
export default translation<'es', typeof english>()({
  ra: {
    action: {
      undo: 'Deshacer',
      refresh: 'Actualizar',
      close: 'Cerrar',
      confirm: 'Confirmar',
      cancel: 'Cancelar',
    },
    auth: {
      auth_check_error: 'Inicia sesión para continuar',
      sign_in_error: 'No se ha podido iniciar sesión. Inténtalo de nuevo',
    },
    message: {
      error: 'Ha habido un error y tu petición no se ha completado.',
      access_denied: 'No tienes permiso para acceder a esta página',
      not_found: 'Has escrito una dirección incorrecta o has seguido un enlace erróneo.',
    },
    notification: {
      bad_item: 'Elemento incorrecto',
      canceled: 'Acción cancelada',
      data_provider_error: 'Error en la conexión con los datos. Mira la consola del navegador.',
      http_error: 'No se ha podido conectar con el servidor',
      item_doesnt_exist: 'El elemento no existe',
      logged_out: 'Tu sesión ha terminado. Inicia sesión de nuevo.',
      not_authorized: 'No tienes permiso para acceder a este recurso.',
      created: 'Elemento creado',
      updated: 'Elemento actualizado',
      deleted: 'Elemento eliminado',
    },
    page: {
      loading: 'Cargando',
      not_found: 'No encontrado',
      error: 'Algo ha fallado',
      access_denied: 'Acceso denegado',
    },
  },
})
