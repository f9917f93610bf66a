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
  footer: 'Recibes este mensaje porque tu dirección se usa en una cuenta de Workledger.',
}
