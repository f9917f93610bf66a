import { translation } from '../../i18n/translation'
import type english from './messages.en'

export default translation<'es', typeof english>()({
  title: 'Campos personalizados',
  companyTitle: 'Datos de la empresa',
  history: 'Historial de los campos personalizados',
  updated: 'Información actualizada',
  adminsSee: 'Solo los administradores pueden ver esto.',
  adminsEdit: 'Solo los administradores pueden cambiar esto.',
  download: 'Descargar {{name}}',
  removeFile: 'Quitar el archivo',
  removeTitle: '¿Quitar {{name}}?',
  removeText: 'El archivo se quita de este campo. El historial conserva su nombre.',
  removed: 'Archivo quitado',
  valuesChanged: 'Campos personalizados cambiados',
})
