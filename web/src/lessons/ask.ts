/** What is asked of the room about lessons. */
import type { Lesson, LessonCourse } from '../net/wire'

/** The lessons by name, in their order; null where the room does not answer. */
export async function askCourse(): Promise<readonly string[] | null> {
  const course = await fetched<LessonCourse>('/api/lessons')
  return course?.lessons ?? null
}

/** The lesson called `name`; null where the room does not answer. */
export function askLesson(name: string): Promise<Lesson | null> {
  return fetched<Lesson>(`/api/lessons/${name}`)
}

async function fetched<T>(path: string): Promise<T | null> {
  try {
    const answer = await fetch(path, { headers: { Accept: 'application/json' } })
    return answer.ok ? ((await answer.json()) as T) : null
  } catch {
    return null
  }
}
