import { translation } from '../../i18n/translation'
import type english from './messages.en'

export default translation<'fr', typeof english>()({
  own: {
    title: 'Mes données',
    text: 'Un fichier avec toutes les données que {{company}} détient sur vous : profil, contrats, congés, présence, temps suivi, notes de frais, bulletins de paie, documents, historique et consultations de votre dossier. Sous forme de page à lire, et en JSON pour les programmes.',
  },
  workspace: {
    title: 'Export de toute l’entreprise',
    text: 'Un fichier avec tous les événements et les preuves de leur ordre, chaque liste en CSV et tous les fichiers déposés. Il contient toutes les données personnelles : conservez-le en lieu sûr.',
    numbers:
      'Le fichier contient tous les numéros de compte bancaire en clair. Saisissez votre mot de passe pour le préparer.',
  },
  password: 'Votre mot de passe',
  make: 'Préparer le fichier',
  again: 'Réessayer',
  making: 'En préparation : {{percent}}',
  makingText: 'Cela peut prendre un certain temps. Vous pouvez quitter cette page.',
  ready: 'Prêt',
  until: '{{size}}, conservé jusqu’au {{moment}}',
  download: 'Télécharger',
  failed: 'Le fichier n’a pas pu être préparé.',
})
