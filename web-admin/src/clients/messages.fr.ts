import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'fr', typeof english>()({
  page: 'Clients',
  add: 'Ajouter un client',
  edit: 'Modifier le client',
  name: 'Nom',
  clientName: 'Nom du client',
  contact: 'Nom du contact',
  email: 'E-mail du contact',
  phone: 'Téléphone du contact',
  address: 'Adresse',
  postcode: 'Code postal',
  city: 'Ville',
  country: 'Pays',
  none: 'Aucun',
  choose: 'Choisir',
  languageHint:
    'Les nouvelles factures, les relances et les e-mails sont dans cette langue. Les factures émises gardent la leur.',
  companysLanguage: 'La langue de l’entreprise',
  referenceHint: 'Imprimée sur chaque nouvelle facture de ce client.',
  rate: 'Taux horaire',
  rateHint: 'En {{currency}}, la devise de l’espace de travail.',
  added: 'Ajouté le',
  invoices: 'Factures',
  delete: 'Supprimer',
  deleteTitle: 'Supprimer {{name}} ?',
  deleteText:
    'Un client qui a des projets ou des factures ne peut pas être supprimé. L’historique reste dans le journal des événements.',
  empty: {
    title: 'Pas encore de clients',
    text: 'Les projets et les factures appartiennent à des clients. Ajoutez le premier.',
    reader: 'Un administrateur ajoute les clients.',
  },
  toast: {
    added: 'Client ajouté',
    edited: 'Client modifié',
    deleted: 'Client supprimé',
    addFailed: 'Échec de l’ajout du client',
    editFailed: 'Échec de la modification',
    deleteFailed: 'Échec de la suppression',
  },
})
