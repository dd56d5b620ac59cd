import { company, dayField, requiredField, textField, yesOrNoField } from '../common-fields.ts'
import type { RecordField, RecordKind } from '../record-kind.ts'

const learner: RecordField = {
  ...requiredField(
    textField('#learner', ['employee', 'employee name', 'learner', 'student', 'name'], 'The name of the person.'),
  ),
}

export const learners: RecordKind = {
  name: 'learners',
  title: 'Learners',
  one: 'learner',
  many: 'learners',
  about: 'Employees on the e-learning platform.',
  fields: [
    ...company,
    { ...learner, name: 'name' },
    yesOrNoField('hasLogin', ['has login', 'login', 'active'], 'Whether the person has a login.'),
  ],
  key: ['ClientId', 'name'],
}

export const courses: RecordKind = {
  name: 'courses',
  title: 'Courses',
  one: 'course',
  many: 'courses',
  about: 'Which courses the employees of a company took. Import learners first.',
  fields: [
    ...company,
    { ...learner, refersTo: { target: 'learner', sets: 'LearnersRecId' } },
    requiredField(textField('title', ['course', 'course title', 'title', 'training'], 'The title of the course.')),
    requiredField(
      textField('status', ['status', 'course status'], 'The status, such as Complete, In Progress or Not Started.'),
    ),
    requiredField(dayField('changedAt', ['changed', 'completed', 'last activity'], 'The date of the last change.')),
  ],
  key: ['LearnersRecId', 'title'],
}
