import { errorWords } from '../kernel/errors'
import type { ssoErrors } from './sso.errors'

export const ssoErrorsEs = errorWords<'es', typeof ssoErrors>()({
  'sso.domain': 'Escribe un dominio, por ejemplo example.com.',
  'sso.public_domain': 'Las direcciones de {domain} son de muchas empresas. Usa tu propio dominio.',
  'sso.domain_added': 'Este dominio ya está en la lista.',
  'sso.domains_most': 'Una empresa tiene como máximo {most} dominios.',
  'sso.domain_taken':
    'Otra empresa de esta instalación ha verificado este dominio. Antes debe quitarlo.',
  'sso.no_record':
    'No se encontró el registro TXT en {domain}. Los registros nuevos pueden tardar una hora en verse.',
  'sso.dns': 'El DNS no respondió para {domain}. No se ha cambiado nada. Inténtalo más tarde.',
  'sso.last_domain':
    'El acceso con el proveedor es obligatorio y necesita este dominio. Deja antes de exigirlo.',
  'sso.name': 'Escribe el nombre que verán las personas.',
  'sso.issuer': 'Escribe la dirección del emisor, por ejemplo https://login.example.com.',
  'sso.private_issuer': 'La dirección del emisor está en una red privada.',
  'sso.http_issuer': 'La dirección del emisor debe empezar por https://.',
  'sso.client_id': 'Escribe el id de cliente.',
  'sso.client_secret': 'Escribe el secreto de este cliente.',
  'sso.scope': 'Un ámbito no lleva espacios ni comillas.',
  'sso.no_provider': 'La empresa aún no tiene proveedor.',
  'sso.no_domain': 'Verifica antes un dominio.',
  'sso.no_emergency':
    'Nombra antes al menos un administrador para el acceso de emergencia, para que la empresa siga accesible.',
  'sso.emergency_admin': 'El acceso de emergencia necesita administradores activos con cuenta.',
  'sso.sign_in_first':
    'Inicia sesión antes tú con el proveedor. Así se ve que funciona antes de que otros dependan de él.',
  'sso.not_emergency': 'No tienes asignado el acceso de emergencia a esta empresa.',
  'sso.second_factor':
    'El acceso de emergencia necesita contraseña y segundo factor. Vuelve a iniciar sesión con ambos.',
  'sso.not_linked': 'Ningún proveedor de esta empresa está vinculado a esta cuenta.',
  'sso.reason': 'Di por qué no se puede usar el proveedor.',
  'sso.other_way': 'Esta sesión no la abrió un proveedor. Usa tu contraseña.',
  'sso.expired':
    'Este inicio de sesión ha terminado, ya se usó o empezó en otro navegador. Empieza de nuevo.',
  'sso.test_passed': 'El proveedor responde con su descripción y sus claves.',
  'sso.unknown': 'Esta empresa no ofrece inicio de sesión con un proveedor.',
  'sso.unreachable': 'El proveedor no responde en {host}.',
  'sso.slow': 'El proveedor en {host} tardó demasiado en responder.',
  'sso.private': 'El proveedor remite a {host}, que está en una red privada.',
  'sso.redirected': 'El proveedor en {host} redirige en lugar de responder.',
  'sso.too_large': 'La respuesta del proveedor en {host} es demasiado grande.',
  'sso.not_json': 'El proveedor en {host} responde algo que no es JSON.',
  'sso.status': 'El proveedor en {host} responde con el estado {status}.',
  'sso.other_issuer': 'El proveedor se presenta con otro emisor que el configurado aquí.',
  'sso.no_code_flow': 'El proveedor no ofrece el flujo de código de autorización con PKCE.',
  'sso.wrong_client': 'El proveedor rechaza el id o el secreto de cliente.',
  'sso.refused': 'El proveedor rechazó el inicio de sesión: {reason}.',
  'sso.code_used': 'El proveedor rechaza el código de este inicio de sesión. Empieza de nuevo.',
  'sso.nonce': 'La respuesta del proveedor es de otro inicio de sesión (nonce).',
  'sso.audience': 'La respuesta del proveedor es para otro programa (audience).',
  'sso.answer_issuer': 'La respuesta del proveedor tiene otro emisor.',
  'sso.signature': 'La respuesta del proveedor no tiene una firma válida.',
  'sso.answer_expired':
    'La respuesta del proveedor ha caducado. Revisa los relojes de ambos servidores y empieza de nuevo.',
  'sso.not_fresh': 'El proveedor no volvió a preguntar quién eres. Empieza de nuevo.',
  'sso.answer': 'La respuesta del proveedor no se puede usar.',
  'sso.no_address': 'El proveedor no indica una dirección de correo. Revisa el ámbito email.',
  'sso.unverified':
    'El proveedor no dice que haya verificado la dirección. Un administrador puede confiar en sus direcciones.',
  'sso.other_domain': 'La dirección no está en un dominio verificado por la empresa.',
  'sso.no_person':
    'Ninguna persona de la empresa tiene esta dirección. Pide una invitación a un administrador.',
  'sso.ended': 'Tu acceso a esta empresa ha terminado.',
  'sso.other_address': 'Tu cuenta tiene aquí otra dirección. Cámbiala antes por la de la empresa.',
  'sso.other_subject':
    'Esta cuenta está vinculada a otra cuenta del proveedor. Pregunta a un administrador.',
  'sso.unverified_account':
    'La cuenta con esta dirección no está verificada. Sigue antes el enlace de su correo.',
  'sso.other_person': 'El proveedor inició la sesión de otra persona.',
})
