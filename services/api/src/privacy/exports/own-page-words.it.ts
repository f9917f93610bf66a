import type { en } from './own-page-words.en'

export const it: typeof en = {
  title: (name, company) => `Che cosa conserva ${company} su ${name}`,
  made: (at) => `Creato il ${at} UTC. Gli stessi dati sono in data.json, per i programmi.`,
  files: 'File e buste paga',
  events: 'Che cosa è successo',
  at: 'Quando (UTC)',
  what: 'Che cosa',
  by: 'Da',
  cut: 'Troncato: ci sono più dati di quanti ne contiene un file. Chiedi il resto alla tua azienda.',
  missing: 'Buste paga che ora non è stato possibile stampare; richiedile in Buste paga.',
  fixed: { true: 'Sì', false: 'No', and: '; ' },
}
