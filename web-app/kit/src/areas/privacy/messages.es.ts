import { translation } from '../../i18n/translation'
import type english from './messages.en'

export default translation<'es', typeof english>()({
  own: {
    title: 'Mis datos',
    text: 'Un archivo con todos los datos que {{company}} tiene sobre ti: perfil, contratos, ausencias, asistencia, tiempo registrado, gastos, recibos de nómina, documentos, historial y consultas de tu registro. Como página para leer y como JSON para programas.',
  },
  workspace: {
    title: 'Exportación de toda la empresa',
    text: 'Un archivo con todos los eventos y las pruebas de su orden, cada lista como CSV y todos los archivos subidos. Contiene todos los datos personales: guárdalo en lugar seguro.',
    numbers:
      'El archivo contiene todos los números de cuenta bancaria sin cifrar. Introduce tu contraseña para prepararlo.',
  },
  password: 'Tu contraseña',
  make: 'Preparar archivo',
  again: 'Intentar de nuevo',
  making: 'Preparando: {{percent}}',
  makingText: 'Puede tardar un rato. Puedes salir de esta página.',
  ready: 'Listo',
  until: '{{size}}, se conserva hasta el {{moment}}',
  download: 'Descargar',
  failed: 'No se ha podido preparar el archivo.',
})
