/// Exercises one after the other, with breaks between them.
struct Timetable {
    var steps: [ExercisePlan.Step] = []
    var pauses: [ExercisePlan.Pause] = []

    /// The breaks cut the time into equal parts, as nearly as they can without cutting an exercise.
    init(_ exercises: [Exercise], minutes: Int, breaks: Int) {
        var start = ExercisePlan.opening
        for exercise in exercises {
            let length = ExercisePlan.length(of: exercise)
            let due = minutes * (pauses.count + 1) / (breaks + 1)
            if pauses.count < breaks, !steps.isEmpty, start + length / 2 >= due {
                pauses.append(ExercisePlan.Pause(start: start))
                start += ExercisePlan.pause
            }
            steps.append(ExercisePlan.Step(exercise: exercise, start: start))
            start += length
        }
    }
}
