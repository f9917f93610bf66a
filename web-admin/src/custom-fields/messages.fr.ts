import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'fr', typeof english>()({
  page: 'Champs personnalisés',
  company: 'Entreprise',
  employee: 'Salarié',
  add: 'Ajouter un champ personnalisé',
  edit: 'Modifier le champ personnalisé',
  moveUp: 'Monter {{name}}',
  moveDown: 'Descendre {{name}}',
  name: 'Nom du champ personnalisé',
  key: 'Clé du formulaire',
  type: 'Type',
  chooseType: 'Choisir un type',
  typeHint: 'Un champ qui contient des valeurs garde son type.',
  description: 'Description',
  descriptionHint: 'Affichée sous le champ.',
  mandatory: 'Obligatoire',
  visibleTo: 'Visible par',
  editable: 'Modifiable',
  editableHint: 'Les salariés ne peuvent modifier que les champs qu’ils voient.',
  added: 'Ajouté le',
  yes: 'Oui',
  no: 'Non',
  everyone: 'Tout le monde',
  admin: 'Administrateurs',
  kinds: {
    text: 'Texte',
    string: 'Chaîne',
    paragraph: 'Paragraphe',
    date: 'Date',
    number: 'Nombre',
    numeric: 'Numérique',
    file: 'Fichier',
  },
  delete: 'Supprimer',
  deleteTitle: 'Supprimer {{name}} ?',
  deleteText:
    'Le champ et ses valeurs disparaissent des formulaires, des listes et des exports. L’historique reste dans le journal des événements.',
  empty: {
    title: 'Pas encore de champs personnalisés',
    company:
      'Ajoutez des champs pour vos propres données, par exemple un numéro d’immatriculation.',
    employee:
      'Ajoutez des champs pour vos propres données, par exemple une taille de chemise. Ils font partie du profil de chaque salarié, des exports et des imports.',
  },
  toast: {
    added: 'Champ personnalisé ajouté',
    edited: 'Champ personnalisé modifié',
    deleted: 'Champ personnalisé supprimé',
    addFailed: 'Échec de l’ajout du champ personnalisé',
    deleteFailed: 'Échec de la suppression',
  },
})
