import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'fr', typeof english>()({
  tab: 'Anciens salariés',
  intro:
    'Les données personnelles des personnes parties sont conservées pendant le nombre d’années fixé dans les paramètres, puis peuvent être effacées définitivement.',
  name: 'Nom',
  nameless: 'Personne effacée',
  oid: 'Matricule',
  ended: 'Dernier jour',
  erasable: 'Effaçable à partir du',
  statusLabel: 'Statut',
  status: { former: 'Conservé', erasing: 'Effacement en cours', erased: 'Effacé' },
  due: 'Conservation échue',
  proposedStatus: 'Effacement à confirmer',
  held: 'Sous blocage juridique',
  reason: 'Motif',
  heldBy: 'Bloqué par',
  erasedAt: 'Effacé le',
  erasedBy: 'Effacé par',
  filter: 'Conservation',
  all: 'Tout le monde',
  over: 'Conservation échue',
  running: 'Pas encore effaçable',
  actions: 'Actions pour {{name}}',
  erase: 'Effacer les données personnelles',
  hold: 'Poser un blocage juridique',
  lift: 'Lever le blocage juridique',
  empty: {
    title: 'Aucun ancien salarié',
    text: 'Les personnes supprimées ou dont l’emploi est terminé apparaissent ici, même après l’effacement de leurs données personnelles.',
  },
  preview: {
    title: 'Effacer les données personnelles de {{name}} ?',
    text: 'C’est irréversible. La clé de cette personne est détruite : plus personne, pas même un exploitant, ne peut lire ses données dans le journal. Le journal lui-même reste vérifiable.',
    goes: 'Effacé',
    stays: 'Conservé, et pourquoi',
    typed: 'Saisissez {{name}} pour confirmer',
    action: 'Demander l’effacement',
    confirm: 'Effacer définitivement',
    twoPeople:
      'Une seconde personne ayant cette autorisation doit confirmer. À défaut, l’effacement attend sept jours.',
    proposed: '{{name}} a demandé cet effacement le {{day}}. Saisissez le nom pour confirmer.',
    proposedOwn:
      'Vous avez demandé cet effacement le {{day}}. Une seconde personne doit le confirmer.',
    waits:
      'Il n’y a pas de seconde personne pour confirmer cet effacement. Vous pouvez l’exécuter à partir du {{day}}.',
    someone: 'Quelqu’un',
    withdraw: 'Retirer',
    refuse: 'Refuser',
    payslips: 'Bulletins de paie qui perdent leur nom et leurs lignes',
    payslip: '{{from}} – {{to}} : net {{amount}}',
    payslipWithout: '{{from}} – {{to}}',
    blocked: {
      retention:
        'Les données personnelles sont conservées {{years}} ans à compter du {{from}} : le dernier jour de travail ou de paie, ou le jour où le départ a été enregistré. Elles peuvent être effacées à partir du {{day}}.',
      held: 'Cette personne fait l’objet d’un blocage juridique. Levez d’abord le blocage.',
      in_draft:
        'Cette personne a une fiche dans un cycle de paie en brouillon. Approuvez-le ou supprimez-le d’abord.',
      erased: 'Les données personnelles de cette personne sont déjà effacées.',
    },
  },
  goes: {
    profile: 'Nom, adresses, téléphone, date de naissance, photo et le reste du profil',
    account: 'Le compte de connexion, sauf si une autre entreprise l’utilise',
    contacts: 'Contacts d’urgence',
    dependants: 'Personnes à charge',
    bank_account: 'Compte bancaire',
    custom_values: 'Valeurs des champs personnalisés, avec leurs fichiers',
    contract_pay: 'Salaires et descriptions des contrats, avec les fichiers signés',
    payslip_amounts: 'Noms et lignes des bulletins de paie',
    documents: 'Documents avec toutes leurs versions',
    leave_texts: 'Motifs, commentaires et pièces jointes des congés',
    expense_texts: 'Noms, descriptions et justificatifs des notes de frais',
    attendance_notes: 'Remarques et lieux de la présence',
    time_texts: 'Descriptions du temps suivi',
    survey_answers: 'Réponses aux enquêtes confidentielles',
    task_texts: 'Titres et descriptions des tâches rédigées par cette personne',
    applications: 'Candidatures à l’origine de l’embauche',
    mails: 'E-mails conservés qui lui sont adressés ou qui la concernent',
  },
  stays: {
    pay_runs:
      'Les totaux des cycles de paie approuvés et, sans nom, les montants dont ils proviennent, car les comptes et les déclarations fiscales ont été établis sur cette base',
    leave_days:
      'Les jours de congé sans motif, car les soldes et les cycles de paie ont été calculés sur cette base',
    attendance_times:
      'Les heures de présence sans remarques, car les heures et la paie ont été calculées sur cette base',
    tracked_time:
      'Les heures suivies sans description, car les projets et les factures les comptent',
    expense_amounts:
      'Les montants des notes de frais sans description, car ils ont été payés et comptabilisés',
    decisions:
      'Ce que cette personne a approuvé ou modifié, sous un compte sans nom, car cela concerne d’autres personnes',
    history:
      'Les heures et types d’événements, car le journal ne change jamais ; le nom de la personne ne peut plus y être lu',
  },
  holdDialog: {
    title: 'Poser un blocage juridique sur {{name}}',
    text: 'Les données personnelles ne peuvent pas être effacées tant que le blocage n’est pas levé, même après la durée de conservation.',
    action: 'Poser le blocage',
  },
  liftDialog: {
    title: 'Lever le blocage juridique sur {{name}} ?',
    text: 'Les données personnelles peuvent être effacées une fois la durée de conservation écoulée.',
    action: 'Lever le blocage',
  },
  closing: {
    tab: 'Export et fermeture',
    title: 'Fermer l’entreprise',
    text: 'Après le délai d’annonce, l’espace de travail passe en lecture seule et son abonnement est résilié. Trente jours plus tard, Workledger efface toutes les clés, les listes, les fichiers et les comptes qu’aucune autre entreprise n’utilise. Vous pouvez retirer la fermeture jusque-là.',
    open: 'Fermer l’entreprise…',
    announced:
      'Lecture seule à partir du {{closes}}, effacement le {{erases}}. Un avis l’indique sur chaque page.',
    dialog: 'Fermer {{name}} ?',
    dialogText:
      'Un avis apparaît désormais sur chaque page. Téléchargez l’export avant l’effacement de l’entreprise.',
    notice: 'Délai d’annonce (jours)',
    action: 'Annoncer la fermeture',
    done: 'La fermeture est annoncée.',
    withdraw: 'Retirer la fermeture',
    withdrawTitle: 'Retirer la fermeture ?',
    withdrawText:
      'L’espace de travail continue comme avant. Si la fermeture a résilié l’abonnement, renouvelez-le sous Abonnement.',
    withdrawn: 'La fermeture est retirée.',
  },
  toast: {
    erased: 'Les données personnelles sont effacées.',
    proposed: 'L’effacement attend une confirmation.',
    withdrawn: 'L’effacement est retiré.',
    refused: 'L’effacement a été refusé.',
    held: 'Blocage juridique posé : {{name}}.',
    lifted: 'Le blocage est levé.',
  },
})
