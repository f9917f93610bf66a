import type { en } from './watch.texts.en'

export const fr: typeof en = {
  rules: {
    own_decision: 'Décision sur sa propre demande',
    same_preparer: 'Approbation de sa propre préparation',
    after_approval: 'Modifié après l’approbation',
    outside_band: 'Salaire hors de sa fourchette',
    weekend_changes: 'Nombreuses modifications un jour de repos',
    signed_in_as: 'Action sur la paie au nom d’une autre personne',
    sign_in_exception: 'Exception à la connexion',
    put_back: 'Règles changées un moment',
    split_request: 'Demandes fractionnées',
  },
  subject: (rule) => `La règle de contrôle « ${rule} » doit trouver moins de cas`,
  confirm: ({ rule, who }) => [
    `${who} a proposé de désactiver ou d’affaiblir la règle « ${rule} ».`,
    'Elle reste inchangée jusqu’à ce qu’un autre auditeur confirme la proposition.',
  ],
  waits: ({ rule, who, day }) => [
    `${who} a proposé de désactiver ou d’affaiblir la règle « ${rule} ».`,
    `Personne d’autre ne peut le confirmer pour le moment : la proposition prend donc effet le ${day}. Toute personne autorisée à écrire dans l’audit peut la retirer avant.`,
  ],
  button: 'Ouvrir les règles',
  footer: (company) => `Vous recevez ce message parce que vous auditez ${company}.`,
}
