import Literate

/// In which order a reader goes through the exercises: those of the plan that is followed first, then the book's.
struct ExerciseOrder {
    private let items: [Workshop.Item]
    private let progress: ExerciseProgress
    /// The exercises of the plan, in its order; none where no plan is followed.
    let plan: [Workshop.Item]

    init(_ items: [Workshop.Item], _ progress: ExerciseProgress) {
        self.items = items
        self.progress = progress
        plan = (progress.plan ?? []).compactMap { id in items.first { $0.id == id } }
    }

    /// Whether a plan is followed, and an exercise of it is still to be done.
    var isPlanOpen: Bool { plan.contains(where: isOpen) }

    /// The number of an exercise in the plan, from 1; nil if it is not in it.
    func number(of item: Workshop.Item) -> Int? {
        plan.firstIndex { $0.id == item.id }.map { $0 + 1 }
    }

    /// The exercise after another that is to be done, or the first, or from the start again if all after it are done; nil if all are.
    func next(after item: Workshop.Item?) -> Workshop.Item? {
        following(item, in: plan).first(where: isOpen)
            ?? following(item, in: items).first(where: isOpen)
    }

    /// The exercise before another: in the plan, whose last one comes before the others of the book; nil before the first.
    func previous(before item: Workshop.Item) -> Workshop.Item? {
        let list = plan + items.filter { number(of: $0) == nil }
        guard let place = list.firstIndex(where: { $0.id == item.id }), place > 0 else {
            return nil
        }
        return list[place - 1]
    }

    private func isOpen(_ item: Workshop.Item) -> Bool { progress.done[item.id] == nil }

    /// The others of a list, beginning after an exercise of it.
    private func following(_ item: Workshop.Item?, in list: [Workshop.Item]) -> [Workshop.Item] {
        guard let place = list.firstIndex(where: { $0.id == item?.id }) else { return list }
        return Array(list[(place + 1)...] + list[..<place])
    }
}
