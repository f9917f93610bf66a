import type { en } from './surveys.texts.en'

export const es: typeof en = {
  asked: (survey) => ({
    subject: survey,
    heading: survey,
    lines: ['Responde a unas pocas preguntas. Tu enlace funciona una vez.'],
    button: 'Responder la encuesta',
  }),
  until: 'Abierta hasta',
  anonymous:
    'Esta encuesta es anónima: nadie, ni siquiera un administrador, puede ver quién respondió qué. Los resultados aparecen a partir de cinco respuestas.',
  confidential:
    'Esta encuesta es confidencial: los administradores de encuestas ven tus respuestas con tu nombre.',
  footer: (company) =>
    `Recibes este mensaje porque trabajas en ${company}. No lo reenvíes: cualquiera que tenga el enlace puede responder en tu lugar.`,
}
