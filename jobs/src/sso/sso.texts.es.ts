import type { en } from './sso.texts.en'

export const es: typeof en = {
  subject: (company: string) => `Se ha usado el acceso de emergencia a ${company}`,
  entered: (name: string, company: string) =>
    `${name} ha entrado en ${company} con el acceso de emergencia, sin el proveedor de inicio de sesión. Dura una hora.`,
  reason: (reason: string) => `Motivo: ${reason}`,
  next: 'Si nadie lo esperaba, termina el acceso de la persona y revisa el registro de auditoría.',
  button: 'Abrir el inicio de sesión único',
  footer: (company: string) => `Recibes este mensaje porque administras ${company}.`,
  set: {
    subject: (company: string) =>
      `Se ha configurado el proveedor de inicio de sesión de ${company}`,
    line: (by: string, provider: string, company: string) =>
      `${by} ha configurado ${provider} como proveedor de inicio de sesión de ${company}. Quien lo gestiona puede entrar como cualquier persona de la empresa.`,
    next: 'Si nadie lo esperaba, quita el proveedor y revisa el registro de auditoría.',
  },
  confirm: {
    subject: (provider: string) => `Confirma el inicio de sesión con ${provider}`,
    line: (company: string, provider: string) =>
      `Estás iniciando sesión en ${company} con ${provider}, con la dirección de tu cuenta. Confirma que la cuenta es tuya. Desde entonces, ${provider} da acceso a ella.`,
    button: 'Confirmar e iniciar sesión',
    note: 'El enlace funciona una vez, durante 20 minutos, en el navegador en el que has empezado. Si no has sido tú, no lo abras y avisa a tu administrador.',
  },
  linked: {
    subject: (provider: string) => `${provider} ya da acceso a tu cuenta`,
    line: (company: string, provider: string) =>
      `Has entrado en ${company} con ${provider}. Desde ahora da acceso a tu cuenta sin tu contraseña.`,
    next: 'Si no has sido tú, avisa enseguida a tu administrador.',
    button: 'Abrir mi cuenta',
    footer: 'Recibes este mensaje porque se trata de tu cuenta.',
  },
}
