import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: { email: 'Dirección de correo', user: 'Cuenta' },
  tables: { users: 'Cuenta' },
  fields: {
    admin_id: 'Administrador',
    email_verified_at: 'Correo confirmado',
    how: 'Modo',
    joins: 'Se incorpora',
    language: 'Idioma',
    sessions: 'Sesiones',
    via: 'A través de',
  },
  values: { joined: 'Se incorporó', reset: 'Restablecimiento', 'sign-up': 'Registro' },
} satisfies WordsLike<typeof english>
