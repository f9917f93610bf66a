import { errorWords } from '../kernel/errors'
import type { surveyErrors } from './surveys.errors'

export const surveysErrorsFr = errorWords<'fr', typeof surveyErrors>()({
  'survey.name': 'Saisissez le nom de l’enquête.',
  'survey.privacy': 'Choisissez le type.',
  'survey.question': 'Saisissez la question.',
  'survey.answer_type': 'Choisissez le type.',
  'survey.most_questions': 'Une enquête compte au plus {most} questions.',
  'survey.order':
    'Nommez chaque question une seule fois. Une autre personne en a peut-être ajouté ou supprimé une entre-temps.',
  'survey.no_questions': 'Ajoutez au moins une question activée avant d’envoyer l’enquête.',
  'survey.disabled':
    'Cette enquête est désactivée. Activez-la dans ses paramètres avant de l’envoyer.',
  'survey.nobody': 'Aucun salarié n’a d’adresse e-mail à laquelle envoyer l’enquête.',
  'survey.key': 'Clé non valide',
  'survey.answer_required': 'Ce champ est obligatoire',
  'survey.answer_long': '1 000 caractères au plus.',
  'survey.rating': 'Donnez une note de 1 à 5',
  'survey.too_few': 'Les réponses d’une enquête anonyme sont prises en compte par cinq au moins.',
})
