import type { en } from './starting-words.en'

export const es: typeof en = {
  office: 'Oficina principal',
  departments: {
    management: 'Dirección',
    operations: 'Operaciones',
    finance: 'Finanzas',
    people: 'Personas',
  },
  designations: { manager: 'Responsable', specialist: 'Especialista', assistant: 'Auxiliar' },
  leaveTypes: { annual: 'Vacaciones', sick: 'Baja médica', unpaid: 'Permiso no retribuido' },
  policy: 'Estándar',
  policyDescription: '24 días laborables al año; 5 se pueden trasladar y valen hasta marzo.',
}
