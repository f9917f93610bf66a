import { errorWords } from '../kernel/errors'
import type { projectErrors } from './projects.errors'

export const projectsErrorsAr = errorWords<'ar', typeof projectErrors>()({
  'project.not_member': 'الموظف ليس عضوًا في المشروع. يرجى إضافته أولًا',
  'project.employee_unknown': 'يرجى اختيار الموظف!',
  'project.archived': 'هذا المشروع مؤرشف؛ استعِده أولًا.',
  'project.status_unknown': 'هذه الحالة لا تخص المشروع.',
  'project.status_taken': 'هذا الاسم مستخدم.',
  'project.status_one_of_each':
    'للمشروع حالة افتراضية واحدة وحالة نهائية واحدة؛ اختر بديلًا لها أولًا.',
  'project.status_both': 'لا يمكن أن تكون الحالة الافتراضية هي النهائية.',
  'project.status_in_use': 'توجد مهام بهذه الحالة؛ غيّر حالتها أولًا.',
  'project.task_stale': 'عدّل شخص آخر هذه المهمة في هذه الأثناء. وهي معروضة الآن كما هي.',
  'project.too_many_tasks': 'لا يتجاوز عدد مهام المشروع 10,000 مهمة.',
  'project.too_many_statuses': 'لا يتجاوز عدد حالات المشروع 50 حالة.',
  'project.too_many_members': 'لا يتجاوز عدد أعضاء المشروع 5,000 عضو.',
  'project.list_unknown': 'قائمة المهام هذه لا تخص المشروع.',
  'project.task_dates': 'لا يمكن أن يسبق تاريخ الاستحقاق تاريخ البدء.',
  'project.name': 'يرجى إدخال اسم المشروع!',
  'project.status_name': 'يرجى إدخال اسم الحالة!',
  'project.colour': 'اختر لونًا.',
  'project.title': 'يرجى إدخال العنوان!',
})
