import type { en } from './access.texts.en'

export const es: typeof en = {
  verify: {
    subject: 'Confirma tu correo electrónico',
    heading: 'Te damos la bienvenida',
    lines: ['Confirma que este es tu correo electrónico. Basta un clic.'],
    button: 'Confirmar correo electrónico',
    note: 'El enlace funciona durante 24 horas. Si no has creado una cuenta, no hagas caso de este mensaje.',
  },
  reset: {
    subject: 'Establece una contraseña nueva',
    heading: 'Establece una contraseña nueva',
    lines: [
      'Hemos recibido una petición para establecer una contraseña nueva en tu cuenta. Si es tuya, elígela aquí.',
    ],
    button: 'Establecer contraseña nueva',
    note: 'El enlace funciona una vez, durante 60 minutos. Si no lo has pedido, tu contraseña sigue como está y no tienes que hacer nada.',
  },
  factorMail: {
    button: 'Abrir Mi cuenta',
    note: 'Si no has sido tú, cambia tu contraseña y elimina lo que no conozcas.',
  },
  factors: {
    added: {
      subject: 'Se ha añadido un segundo factor',
      heading: 'Se ha añadido un segundo factor',
      lines: ['Tu cuenta lo pide ahora al iniciar sesión con la contraseña.'],
    },
    removed: {
      subject: 'Se ha eliminado un segundo factor',
      heading: 'Se ha eliminado un segundo factor',
      lines: ['Ya no sirve para entrar en tu cuenta.'],
    },
    used: {
      subject: 'Se ha usado un código de recuperación',
      heading: 'Se ha usado un código de recuperación',
      lines: [
        'Uno de tus códigos de recuperación se ha usado para iniciar sesión. No volverá a funcionar.',
      ],
    },
    blocked: {
      subject: 'Se ha bloqueado una llave de acceso',
      heading: 'Se ha bloqueado una llave de acceso',
      lines: [
        'Tu llave de acceso se ha usado de un modo que sugiere una copia. Ya no sirve para entrar. Elimínala y añádela de nuevo en tu dispositivo.',
      ],
    },
    reset: {
      subject: 'Se han eliminado tus segundos factores',
      heading: 'Se han eliminado tus segundos factores',
      lines: [
        'Alguien que administra tu empresa ha eliminado tus aplicaciones de autenticación, llaves de acceso y códigos de recuperación, y ha cerrado tus sesiones. Inicia sesión con la contraseña y configúralos de nuevo.',
      ],
    },
  },
  footer: 'Recibes este mensaje porque tu dirección se usa en una cuenta de Workledger.',
}
