import { Type } from 'typebox'

import { Assessment, Distribution, MemberFundAnalysis } from './entities/fund.ts'
import { nullable } from './entities/field.ts'
import { endpoint } from './endpoint.ts'
import { payload } from './envelope.ts'
import { id } from './id.ts'
import { object } from './object.ts'
import { page } from './page.ts'

/** Funds, assessments and distributions. */
export const financial = {
  getMemberFundAnalysis: endpoint({
    area: 'financial',
    method: 'GET',
    path: '/GetMemberFundAnalysis',
    title: 'Fund analysis of a company',
    description: 'Each premium year at the end of each quarter, newest quarter first.',
    access: ['001-006', '001-007', '002-004-001', '002-004-003'],
    scope: { company: 'clientId' },
    query: object({ clientId: id() }),
    response: payload(Type.Array(MemberFundAnalysis)),
  }),
  getMemberFundAnalysisPDF: endpoint({
    area: 'financial',
    method: 'POST',
    path: '/GetMemberFundAnalysisPDF',
    title: 'Fund analysis as a PDF',
    description:
      'A PDF, in base64, of the rows with these RecIds. It shows the amounts on the server, regardless of the amounts in the request.',
    access: ['002-004-003'],
    scope: { company: 'ClientId' },
    query: object({ ClientId: id() }),
    body: Type.Array(MemberFundAnalysis, { minItems: 1, maxItems: 100 }),
    response: payload(nullable(Type.String({ description: 'Base64; null if the rows belong to another company' }))),
  }),
  getMemberFundAnalysisAll: endpoint({
    area: 'financial',
    method: 'GET',
    path: '/GetMemberFundAnalysisAll',
    title: 'Fund analysis of all companies',
    description:
      'The rows of the newest quarter of every company that the caller may see, by company, with the newest premium year first.',
    access: ['002-004-001', '002-004-003'],
    scope: 'companies',
    query: object(page),
    response: payload(Type.Array(MemberFundAnalysis)),
  }),
  getAssessment: endpoint({
    area: 'financial',
    method: 'GET',
    path: '/GetAssessment',
    title: 'Assessments',
    description: 'Assessments of a company, newest program year first.',
    access: ['002-004-004'],
    scope: { company: 'clientId' },
    query: object({ clientId: id() }),
    response: payload(Type.Array(Assessment)),
  }),
  getAFundDistribution: endpoint({
    area: 'financial',
    method: 'GET',
    path: '/GetAFundDistribution',
    title: 'Distributions',
    description: 'Distributions to a company from its A fund, newest program year first.',
    access: ['002-004-004'],
    scope: { company: 'clientId' },
    query: object({ clientId: id() }),
    response: payload(Type.Array(Distribution)),
  }),
} as const
