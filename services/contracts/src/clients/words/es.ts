import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: { client: 'Cliente' },
  fields: { clients: 'Clientes', hrate: 'Tarifa por hora', language: 'Idioma de los documentos' },
} satisfies WordsLike<typeof english>
