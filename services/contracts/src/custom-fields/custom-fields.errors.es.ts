import { errorWords } from '../kernel/errors'
import type { customFieldErrors } from './custom-fields.errors'

export const customFieldErrorsEs = errorWords<'es', typeof customFieldErrors>()({
  'custom_fields.order':
    'Nombra cada campo de la categoría una vez. Puede que otra persona haya añadido o eliminado alguno entretanto.',
  'custom_fields.name': '¡Introduce el nombre del campo personalizado!',
  'custom_fields.type': '¡Introduce el tipo del campo personalizado!',
  'custom_fields.mandatory': '¡Elige una de las opciones!',
  'custom_fields.visible_to': '¡Elige la visibilidad!',
  'custom_fields.editable': '¡Elige si es editable!',
  'custom_fields.category': 'Elige empresa o empleado.',
  'custom_fields.category_stays': 'La categoría de un campo no se puede cambiar.',
  'custom_fields.key_taken':
    'Ya hay un campo «{name}». Dos nombres deben diferenciarse en algo más que espacios y mayúsculas.',
  'custom_fields.too_many': 'Ya hay {most} campos, el máximo posible.',
  'custom_fields.has_values':
    'Este campo tiene valores, así que su tipo no se puede cambiar. Bórralos antes o añade otro campo.',
  'custom_fields.changed':
    'El campo se ha cambiado o eliminado entretanto. Vuelve a cargar la página e inténtalo de nuevo.',
  'custom_fields.required': '«{name}» no puede estar vacío.',
  'custom_fields.admins_only': 'Solo un administrador puede cambiar «{name}».',
  'custom_fields.date': 'Introduce una fecha con el formato YYYY-MM-DD.',
  'custom_fields.whole': 'Introduce un número entero de 15 cifras como máximo.',
  'custom_fields.number': 'Introduce un número de 15 cifras y 10 decimales como máximo.',
  'custom_fields.takes_file': 'Este campo admite un archivo.',
})
