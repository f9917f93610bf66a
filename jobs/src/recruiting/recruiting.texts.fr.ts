import { counted } from '@workledger/contracts/kernel/written'
import type { en } from './recruiting.texts.en'

export const fr: typeof en = {
  opening: 'Offre',
  when: 'Quand',
  where: 'Où',
  minutes: (minutes) =>
    counted('fr', minutes, {
      one: `${minutes} minute`,
      many: `${minutes} de minutes`,
      other: `${minutes} minutes`,
    }),
  received: (opening, company, months) => ({
    subject: `Votre candidature : ${opening}`,
    heading: 'Merci pour votre candidature',
    lines: [
      `${company} a bien reçu votre candidature à l’offre ${opening} et prendra contact avec vous.`,
      'Sur la page ci-dessous, vous pouvez lire les messages à ce sujet et y répondre. Toute personne disposant de ce lien peut les lire : gardez-le donc pour vous.',
    ],
    note: `Votre candidature est conservée ${months} mois après sa dernière étape, puis effacée.`,
  }),
  button: 'Ouvrir vos messages',
  reply: (name, opening) => ({
    subject: `${name} a répondu : ${opening}`,
    heading: `${name} a répondu`,
    lines: [`Une personne candidate à l’offre ${opening} vous a écrit.`],
    button: 'Lire et répondre',
  }),
  invited: (opening, company) => ({
    subject: `Entretien : ${opening}`,
    heading: 'Une invitation à un entretien',
    lines: [
      `${company} vous invite à un entretien pour l’offre ${opening}. Le fichier joint l’inscrit dans votre calendrier.`,
    ],
  }),
  leads: (name, opening) => ({
    subject: `Entretien avec ${name} : ${opening}`,
    heading: `Entretien avec ${name}`,
    lines: [
      `Vous menez un entretien pour l’offre ${opening}. Le fichier joint l’inscrit dans votre calendrier. Donnez ensuite votre avis.`,
    ],
    button: 'Voir vos entretiens',
  }),
  moved: (opening) => ({
    subject: `Entretien modifié : ${opening}`,
    heading: 'Un entretien a changé',
    lines: [
      `L’entretien pour l’offre ${opening} a changé. Le fichier joint met votre calendrier à jour.`,
    ],
  }),
  cancelled: (opening) => ({
    subject: `Entretien annulé : ${opening}`,
    heading: 'Un entretien a été annulé',
    lines: [
      `L’entretien pour l’offre ${opening} n’aura pas lieu. Le fichier joint le retire de votre calendrier.`,
    ],
  }),
  takenOff: (name, opening) => ({
    subject: `Vous ne menez plus l’entretien avec ${name} : ${opening}`,
    heading: 'Vous ne menez plus cet entretien',
    lines: [
      `D’autres personnes mènent l’entretien avec ${name} pour l’offre ${opening}. Le fichier joint le retire de votre calendrier.`,
    ],
  }),
  candidate: (company) => `Vous recevez ce message parce que vous avez postulé chez ${company}.`,
  colleague: (company) => `Vous recevez ce message parce que vous recrutez pour ${company}.`,
}
