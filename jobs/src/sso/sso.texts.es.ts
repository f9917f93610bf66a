import type { en } from './sso.texts.en'

export const es: typeof en = {
  subject: (company: string) => `Se usó el acceso de emergencia a ${company}`,
  entered: (name: string, company: string) =>
    `${name} entró en ${company} por el acceso de emergencia, sin el proveedor. Dura una hora.`,
  reason: (reason: string) => `Motivo: ${reason}`,
  next: 'Si nadie lo esperaba, termina el acceso de la persona y revisa el registro de auditoría.',
  button: 'Abrir el inicio de sesión único',
  footer: (company: string) => `Recibes este mensaje porque administras ${company}.`,
}
