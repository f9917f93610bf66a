import { errorWords } from '../kernel/errors'
import type { customFieldErrors } from './custom-fields.errors'

export const customFieldErrorsFr = errorWords<'fr', typeof customFieldErrors>()({
  'custom_fields.order':
    'Nommez chaque champ de la catégorie une seule fois. Une autre personne en a peut-être ajouté ou supprimé un entre-temps.',
  'custom_fields.name': 'Saisissez le nom du champ personnalisé.',
  'custom_fields.type': 'Choisissez le type du champ personnalisé.',
  'custom_fields.mandatory': 'Choisissez ci-dessous.',
  'custom_fields.visible_to': 'Choisissez la visibilité.',
  'custom_fields.editable': 'Indiquez si le champ est modifiable.',
  'custom_fields.category': 'Choisissez entreprise ou salarié.',
  'custom_fields.category_stays': 'La catégorie d’un champ ne peut pas être modifiée.',
  'custom_fields.key_taken':
    'Il existe déjà un champ « {name} ». Deux noms doivent se distinguer autrement que par les espaces et les majuscules.',
  'custom_fields.too_many': 'Il existe déjà {most} champs, le maximum possible.',
  'custom_fields.has_values':
    'Ce champ contient des valeurs : son type ne peut donc pas changer. Effacez-les d’abord, ou ajoutez un autre champ.',
  'custom_fields.changed':
    'Le champ a été modifié ou supprimé entre-temps. Rechargez la page et réessayez.',
  'custom_fields.required': '« {name} » ne doit pas être vide.',
  'custom_fields.admins_only': 'Seul un administrateur peut modifier « {name} ».',
  'custom_fields.date': 'Saisissez une date au format AAAA-MM-JJ.',
  'custom_fields.whole': 'Saisissez un nombre entier de 15 chiffres au plus.',
  'custom_fields.number': 'Saisissez un nombre de 15 chiffres au plus, avec 10 décimales au plus.',
  'custom_fields.takes_file': 'Ce champ attend un fichier.',
})
