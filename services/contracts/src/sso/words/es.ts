import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: {
    'sign-on': 'Inicio de sesión único',
    'sign-on-groups': 'Grupos del proveedor',
    'mail-domain': 'Dominio de correo',
  },
  fields: {
    adds_people: 'Añadir personas en su primer inicio de sesión',
    client_id: 'Id. de cliente',
    code: 'Código en el DNS',
    domain: 'Dominio',
    domain_id: 'Dominio',
    domains: 'Dominios de correo',
    emergency: 'Acceso de emergencia',
    employee_ids: 'Acceso de emergencia',
    enforced: 'Obligatorio',
    groups: 'Grupos',
    groups_claim: 'Claim de grupos',
    issuer: 'Emisor',
    name: 'Nombre',
    proven: 'Verificado',
    provider: 'Proveedor',
    provider_id: 'Proveedor',
    reason: 'Motivo',
    scopes: 'Ámbitos',
    secret_id: 'Secreto de cliente en la bóveda',
    session_id: 'Sesión',
    trusts_addresses: 'Confiar en sus direcciones',
    user_id: 'Cuenta',
  },
  values: {},
} satisfies WordsLike<typeof english>
