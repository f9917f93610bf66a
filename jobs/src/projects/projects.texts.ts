const en = {
  project: 'Project',
  status: 'Status',
  start: 'Start',
  due: 'Due',
  description: 'Description',
  assigned: (title: string) => ({
    subject: `A task for you: ${title}`,
    heading: title,
    lines: ['This task is assigned to you.'],
    button: 'Open the task',
  }),
  changed: (title: string) => ({
    subject: `Your task has changed: ${title}`,
    heading: title,
    lines: ['This task of yours has changed. These are its details now.'],
    button: 'Open the task',
  }),
  footer: (company: string) => `You get this message because you work at ${company}.`,
}

const ar: typeof en = {
  project: 'المشروع',
  status: 'الحالة',
  start: 'البداية',
  due: 'الاستحقاق',
  description: 'الوصف',
  assigned: (title) => ({
    subject: `مهمة لك: ${title}`,
    heading: title,
    lines: ['أُسندت إليك هذه المهمة.'],
    button: 'عرض المهمة',
  }),
  changed: (title) => ({
    subject: `تغيّرت مهمتك: ${title}`,
    heading: title,
    lines: ['تغيّرت هذه المهمة المسندة إليك، وهذا وضعها الآن.'],
    button: 'عرض المهمة',
  }),
  footer: (company) => `وصلتك هذه الرسالة لأنك تعمل لدى ${company}.`,
}

export const projectTexts = { en, ar }
