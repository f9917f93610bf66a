import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'fr', typeof english>()({
  help: 'Aide',
  tours: 'Me montrer comment faire',
  topics: {
    employee: 'Ajouter un salarié',
    project: 'Ajouter un projet',
    client: 'Ajouter un client',
    event: 'Ajouter un événement',
    office: 'Ajouter un site',
  },
  walked: '{{topic}} (fait)',
  offer:
    'Vous débutez ? De courtes visites guidées vous accompagnent pour ajouter vos premiers éléments.',
  notNow: 'Pas maintenant',
  steps: {
    add: 'Commencez par ce bouton. Suivant ouvre le formulaire.',
    dialog: 'Saisissez ici le nouvel élément. Échap ferme sans enregistrer.',
    submit: 'Ce bouton enregistre. Si une valeur est incorrecte, son champ l’indique.',
  },
  form: {
    employee:
      'Le nom et l’e-mail sont nécessaires. Laissez l’invitation activée : votre salarié reçoit un lien pour se connecter.',
    project:
      'Un projet a un nom et un client. Si vous n’avez pas encore de client, quittez cette visite et ajoutez-en un d’abord.',
    client:
      'Un client a un nom et un contact. Le taux et l’adresse peuvent attendre ; les factures ont besoin de l’adresse.',
    event:
      'Un événement a un titre, un jour, une heure et un lieu. Les salariés le trouvent dans leur calendrier.',
    office:
      'Un site a un nom, une adresse et un fuseau horaire. Ses jours ouvrés suivent le fuseau horaire.',
  },
  saved: {
    employee: 'Voici votre salarié. Ajoutez ensuite un contrat et un responsable.',
    project: 'Voici votre projet. Ajoutez-y ensuite des personnes et des tâches.',
    client:
      'Votre client est dans la liste. Vous pouvez maintenant le choisir dans les projets et les factures.',
    event: 'Votre événement est dans la liste et dans tous les calendriers.',
    office: 'Votre site est dans la liste. Importez ensuite ses jours fériés.',
  },
  step: '{{at}} sur {{all}}',
  next: 'Suivant',
  back: 'Revenir à la page',
  done: 'Terminé',
  skip: 'Passer la visite',
})
