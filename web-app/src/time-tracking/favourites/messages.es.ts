import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'es', typeof english>()({
  title: 'Favoritos',
  edit: 'Editar favoritos',
  add: 'Añadir a favoritos',
  added: 'Añadido a favoritos',
  start: 'Iniciar {{name}}',
  stop: 'Parar {{name}}',
  up: 'Subir {{name}}',
  down: 'Bajar {{name}}',
  remove: 'Quitar {{name}} de favoritos',
  ask: '¿Quitar «{{name}}» de tus favoritos?',
  askText: 'El tiempo registrado se queda.',
  askAction: 'Quitar',
  none: 'Aún no hay favoritos',
  noneText: 'Elige «Añadir a favoritos» en el menú de un registro.',
  find: 'Buscar un favorito',
  unfound: 'Ningún favorito encontrado.',
})
