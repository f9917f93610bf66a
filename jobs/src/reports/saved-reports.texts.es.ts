import type { en } from './saved-reports.texts.en'

export const es: typeof en = {
  ready: 'Tu informe guardado está listo.',
  shared: (owner) => `${owner} comparte este informe contigo. Muestra lo que puedes ver.`,
  period: 'Periodo',
  open: 'Abrir el informe',
  attached: 'El informe completo va adjunto como hoja de cálculo.',
  left: (rows) =>
    `La hoja de cálculo no va adjunta: sería demasiado grande (más de ${rows} filas o de 5 MB). Expórtala desde el informe.`,
  nothing: 'No se ha registrado tiempo en estos días.',
  stop: 'Dejar de recibir estos correos',
  footer: (company) => `Recibes este mensaje porque pediste a ${company} este informe por correo.`,
  sharedFooter: (owner, company) =>
    `Recibes este mensaje porque ${owner}, de ${company}, hace que se te envíe.`,
  heads: {
    client: 'Cliente',
    project: 'Proyecto',
    employee: 'Empleado',
    task: 'Tarea',
    tag: 'Etiqueta',
    billable: 'Facturable',
  },
  none: {
    client: 'Sin cliente',
    project: 'Sin proyecto',
    employee: 'Sin empleado',
    task: 'Sin tarea',
    tag: 'Sin etiqueta',
    billable: 'Facturable',
    notBillable: 'No facturable',
  },
  share: 'Parte',
  amount: 'Importe',
  time: 'Tiempo',
  total: 'Total',
  entries: 'Registros',
  created: 'Tareas creadas',
  completed: 'Tareas completadas',
  tagsOnce: 'Un registro cuenta en cada una de sus etiquetas. El total lo cuenta una vez.',
  more: (lines) => `El informe tiene ${lines} líneas más.`,
}
