import { translation } from '../../i18n/translation'
import type english from './messages.en'

export default translation<'es', typeof english>()({
  page: 'Mis entrevistas',
  search: 'Buscar entrevistas',
  show: 'Mostrar',
  upcoming: 'Próximas',
  past: 'Pasadas',
  all: 'Todas',
  candidate: 'Candidato',
  opening: 'Vacante',
  when: 'Cuándo',
  minutes: '{{minutes}} min',
  place: 'Lugar',
  people: 'Entrevistadores',
  status: 'Estado',
  states: {
    cancelled: 'Cancelada',
    given: 'Valoración dada',
    awaited: 'Falta tu valoración',
    scheduled: 'Programada',
  },
  give: 'Dar valoración',
  giveOn: 'Dar valoración sobre {{name}}',
  change: 'Cambiar valoración',
  changeOn: 'Cambiar valoración sobre {{name}}',
  rating: 'Puntuación',
  ratingHint:
    'De 1, inadecuado, a 5, excelente. Cuenta también como tu puntuación de la candidatura.',
  text: 'Valoración',
  textHint: 'El candidato no la ve. Los demás entrevistadores la ven después de dar la suya.',
  others: 'Otras valoraciones',
  saved: 'Valoración guardada',
  empty: { title: 'Sin entrevistas', text: 'Aquí aparecen tus entrevistas.' },
  showPast: 'Mostrar entrevistas pasadas',
})
