import { errorWords } from '../kernel/errors'
import type { documentImportErrors } from './document-imports.errors'

export const documentImportErrorsFr = errorWords<'fr', typeof documentImportErrors>()({
  'document_import.file': 'Ce n’est pas une archive ZIP, ou elle est endommagée. Recréez-la.',
  'document_import.empty': 'L’archive ne contient aucun document.',
  'document_import.too_many':
    'L’archive est trop volumineuse : au plus {files} fichiers et {megabytes} Mo décompressés. Divisez-la.',
  'document_import.index':
    'La liste {name} de l’archive n’a pas de colonnes avec un fichier et une personne.',
  'document_import.people':
    'Les personnes doivent être un objet qui attribue un employé à chaque nom.',
  'document_import.types':
    'Les types doivent être un objet qui attribue un type de document à chaque nom.',
  'document_import.other_file': 'Ce n’est pas l’archive de l’aperçu. Affichez à nouveau l’aperçu.',
  'document_import.running_still':
    'Cet import est encore en cours. Annulez-le quand il sera terminé.',
  'document_import.no_person': 'Aucun employé n’est choisi pour {name}.',
  'document_import.ambiguous': '{name} peut désigner plusieurs employés. Choisissez-en un.',
  'document_import.contradicting':
    'Le numéro et le nom dans {name} désignent des employés différents. Choisissez-en un.',
  'document_import.left_out': 'Les fichiers de {name} sont laissés de côté, comme choisi.',
  'document_import.no_type': 'Aucun type de document n’est choisi pour {type}.',
  'document_import.type_missing':
    'Le fichier n’est dans aucune catégorie. Choisissez un type de document pour ces fichiers.',
  'document_import.type_left_out': 'Les fichiers de {type} sont laissés de côté, comme choisi.',
  'document_import.not_in_archive': 'La liste nomme {file}, qui n’est pas dans l’archive.',
  'document_import.not_a_date': '« {text} » n’est pas une date.',
  'document_import.name_too_long': 'Le nom dépasse 255 caractères.',
  'document_import.path': 'Le chemin n’est pas sûr.',
  'document_import.link': 'C’est un lien ou un périphérique, pas un fichier.',
  'document_import.encrypted': 'Le fichier est chiffré. Créez l’archive sans mot de passe.',
  'document_import.method':
    'Le fichier est compressé par une méthode qui n’est pas prise en charge.',
  'document_import.damaged': 'Le fichier est endommagé.',
  'document_import.overlaps': 'Le fichier partage ses octets avec un autre de l’archive.',
  'document_import.empty_file': 'Le fichier est vide.',
  'document_import.too_large': 'Le fichier dépasse 1 Mo.',
  'document_import.content':
    'Le fichier est d’un autre format. Les documents sont des PDF, Word, textes OpenDocument ou images.',
  'document_import.pixels': 'L’image dépasse 100 millions de pixels.',
  'document_import.erased': 'Les données de la personne ont été effacées.',
  'document_import.kind_no_person': 'Aucun employé n’est choisi pour la personne.',
  'document_import.kind_ambiguous': 'Plusieurs employés peuvent être désignés.',
  'document_import.kind_contradicting':
    'Le numéro et le nom de la personne désignent des employés différents.',
  'document_import.kind_left_out': 'La personne est laissée de côté, comme choisi.',
  'document_import.kind_no_type': 'Aucun type de document n’est choisi pour la catégorie.',
  'document_import.kind_type_left_out': 'La catégorie est laissée de côté, comme choisi.',
  'document_import.kind_not_in_archive':
    'La liste nomme des fichiers qui ne sont pas dans l’archive.',
  'document_import.kind_not_a_date': 'La date est illisible.',
})
