import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: {
    'member-sign-in': 'Inicio de sesión de una persona',
    email: 'Dirección de correo',
    user: 'Cuenta',
  },
  tables: {
    sign_in_factors: 'Segundos factores',
    users: 'Cuenta',
  },
  fields: {
    provider_id: 'Proveedor',
    codes: 'Códigos',
    codes_left: 'Códigos restantes',
    factor_id: 'Segundo factor',
    second: 'Segundo paso',
    admin_id: 'Administrador',
    email_verified_at: 'Correo confirmado',
    how: 'Modo',
    joins: 'Se incorpora',
    language: 'Idioma',
    sessions: 'Sesiones',
    via: 'A través de',
  },
  values: {
    totp: 'Aplicación de autenticación',
    passkey: 'Llave de acceso',
    password: 'Contraseña',
    oidc: 'Inicio de sesión único',
    invitation: 'Invitación',
    address: 'Enlace por correo',
    'recovery-code': 'Código de recuperación',
    joined: 'Se incorporó',
    reset: 'Restablecimiento',
    'sign-up': 'Registro',
  },
} satisfies WordsLike<typeof english>
