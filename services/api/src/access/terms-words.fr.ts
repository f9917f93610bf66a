import type { en } from './terms-words.en'

export const fr: typeof en = {
  title: 'Conditions d’utilisation',
  back: 'Revenir à l’inscription',
  run: 'Votre entreprise, ou un exploitant qu’elle a choisi, exploite ce Workledger. Elle ou il décide qui peut l’utiliser et répond de ses données.',
  parts: [
    [
      'Ce qui est conservé',
      'Workledger enregistre chacune de vos modifications avec votre nom et l’heure. Un enregistrement ne peut plus être altéré ensuite. Les données personnelles qu’il contient sont chiffrées avec une clé qui vous est propre. Une fois cette clé détruite, les données sont illisibles.',
    ],
    [
      'Ce que nous attendons de vous',
      'Gardez votre mot de passe pour vous. Saisissez ce qui est exact. N’ouvrez que ce dont votre travail a besoin.',
    ],
    [
      'Le logiciel',
      'Workledger est un logiciel libre sous licence publique générale GNU Affero, version 3. Il est fourni sans garantie, dans les limites permises par la loi.',
    ],
  ],
}
